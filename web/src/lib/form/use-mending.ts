import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** What is wrong with a field is checked again at each change of it, so that an error goes as soon as it is mended. */
export function useMending<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { watch, trigger, getFieldState } = form;
  useEffect(() => {
    const subscription = watch((_values, { name }) => {
      if (name && getFieldState(name as FieldPath<Values>).error) void trigger(name as FieldPath<Values>);
    });
    return () => subscription.unsubscribe();
  }, [watch, trigger, getFieldState]);
}
