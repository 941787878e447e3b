import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ImageInput } from "./image-input.tsx";

interface PortraitFieldProps {
  /** An upload began or ended: the form waits for it. */
  onBusy: (busy: boolean) => void;
}

/** A person's picture, the `image` of the form around it: its address, or "" for none. */
export function PortraitField({ onBusy }: PortraitFieldProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<{ image: string }>();
  return (
    <Controller
      control={control}
      name="image"
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <ImageInput
          {...field}
          label={t("media.portrait")}
          optional
          round
          aspect={1}
          value={value || null}
          onChange={(url) => onChange(url ?? "")}
          onBusy={onBusy}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
