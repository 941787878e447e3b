import { useTranslation } from "react-i18next";
import type { BrandSourceInput } from "../../../generated/graphql.ts";
import { FileInput, type StoredFile } from "../../../entities/media/file-input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

export interface BrandSource {
  from: "address" | "text" | "document";
  address: string;
  text: string;
  document: StoredFile | null;
}

export const NO_SOURCE: BrandSource = { from: "address", address: "", text: "", document: null };

/** Letters of a text that are taken. */
const LONGEST = 60_000;

/** The source as the API takes it; undefined while nothing is named. */
export function sourceInput({ from, address, text, document }: BrandSource): BrandSourceInput | undefined {
  if (from === "document") return document ? { fileId: document.id } : undefined;
  const given = (from === "address" ? address : text).trim();
  return given ? { [from]: given } : undefined;
}

interface BrandSourceFieldsProps {
  source: BrandSource;
  onChange: (source: BrandSource) => void;
  error: string | undefined;
  disabled: boolean;
  onBusy: (busy: boolean) => void;
}

/** Where a company says who it is: a page, a text, or a document. */
export function BrandSourceFields({ source, onChange, error, disabled, onBusy }: BrandSourceFieldsProps) {
  const { t } = useTranslation("companies");
  const put = (part: Partial<BrandSource>) => onChange({ ...source, ...part });
  const problem = error ? { error } : {};
  return (
    <>
      <Segmented
        label={t("fill.from")}
        value={source.from}
        disabled={disabled}
        segments={(["address", "text", "document"] as const).map((from) => ({ value: from, label: t(`fill.sources.${from}`) }))}
        onChange={(from) => put({ from })}
      />
      {source.from === "address" && (
        <TextInput
          label={t("fill.address")}
          hint={t("fill.addressHint")}
          inputMode="url"
          dir="ltr"
          autoComplete="url"
          placeholder={t("fill.addressExample")}
          maxLength={2048}
          disabled={disabled}
          value={source.address}
          onChange={(event) => put({ address: event.target.value })}
          {...problem}
        />
      )}
      {source.from === "text" && (
        <TextArea
          label={t("fill.text")}
          hint={t("fill.textHint")}
          rows={6}
          maxLength={LONGEST}
          disabled={disabled}
          value={source.text}
          onChange={(event) => put({ text: event.target.value })}
          {...problem}
        />
      )}
      {source.from === "document" && (
        <FileInput
          label={t("fill.document")}
          disabled={disabled}
          value={source.document}
          onBusy={onBusy}
          onChange={(file) => put({ document: file && { id: file.id, name: file.name, size: file.size } })}
          {...problem}
        />
      )}
    </>
  );
}
