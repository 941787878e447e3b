import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextOptions, type TextOptionValues } from "../text/text-options.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Popover } from "../../../ui/popover.tsx";

interface FieldOptionsProps {
  /** The field's name. */
  label: string;
  value: TextOptionValues;
  onChange: (value: TextOptionValues) => void;
  onGenerate: () => void;
  /** Of the button that begins. */
  action: string;
  /** It takes all that is suggested, and there is nothing to choose from. */
  single?: boolean;
}

/** Beside a field's AI button: how the AI is to write it. What is chosen holds for the field until the page is left. */
export function FieldOptions({ label, value, onChange, onGenerate, action, single }: FieldOptionsProps) {
  const { t } = useTranslation("generation");
  const [open, setOpen] = useState(false);
  const name = t("options.named", { field: label });
  const generate = (event: FormEvent) => {
    event.preventDefault();
    // the form around the field isn't meant
    event.stopPropagation();
    setOpen(false);
    onGenerate();
  };
  return (
    <Popover label={name} open={open} onOpen={setOpen} width={400} trigger={<IconButton icon={SlidersHorizontal} label={name} />}>
      <chakra.form display="flex" flexDirection="column" gap="4" onSubmit={generate}>
        <TextOptions value={value} onChange={onChange} {...(single ? { single } : {})} />
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" size="sm" variant="ai" icon={Khatam}>
            {action}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}
