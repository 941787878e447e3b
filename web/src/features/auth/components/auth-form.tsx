import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

interface AuthFormProps extends Omit<ComponentProps<"form">, "title" | "color"> {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands above the title: where one is in a wizard, whose steps begin at the same place on a phone. */
  above?: ReactNode;
  wide?: boolean;
}

/** The form half of a page of the auth layout. The browser's own checks are off: ours speak the page's language. */
export function AuthForm({ title, lead, above, wide, children, ...form }: AuthFormProps) {
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      w="100%"
      maxW={wide ? "520px" : "400px"}
      mx="auto"
      my={above ? { base: "0", md: "auto" } : "auto"}
      py="8"
      {...form}
    >
      {above}
      <chakra.div display="flex" flexDirection="column" gap="1">
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        {lead && <chakra.p color="fg.muted">{lead}</chakra.p>}
      </chakra.div>
      {children}
    </chakra.form>
  );
}
