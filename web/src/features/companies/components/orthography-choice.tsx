import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { type CompanyProofQuery, SetOrthographyDocument, type SetOrthographyMutationVariables } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Segmented } from "../../../ui/segmented.tsx";

interface OrthographyChoiceProps {
  companyId: string;
  orthography: CompanyProofQuery["company"]["orthography"];
  readOnly: boolean;
}

const YA = ["DOTTED", "UNDOTTED"] as const;
const DIGITS = ["ANY", "LATIN", "ARABIC_INDIC"] as const;

/** How the company spells what Arabic spells in more than one way: the final ya, and digits. */
export function OrthographyChoice({ companyId, orthography, readOnly }: OrthographyChoiceProps) {
  const { t } = useTranslation("companies");
  const [setOrthography, { loading }] = useMutation(SetOrthographyDocument);
  const choose = (chosen: Omit<SetOrthographyMutationVariables, "companyId">) =>
    void setOrthography({ variables: { companyId, ...chosen } }).catch((error: unknown) => {
      if (!wasReported(error)) notify.error(t("proof.failed"));
    });
  const disabled = readOnly || loading;

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      <chakra.div>
        <chakra.h3 textStyle="label" mb="1.5">
          {t("proof.ya.label")}
        </chakra.h3>
        <Segmented
          label={t("proof.ya.label")}
          segments={YA.map((value) => ({ value, label: t(`proof.ya.${value}`) }))}
          value={orthography.yaConvention}
          onChange={(yaConvention) => choose({ yaConvention })}
          disabled={disabled}
        />
      </chakra.div>
      <chakra.div>
        <chakra.h3 textStyle="label" mb="1.5">
          {t("proof.digits.label")}
        </chakra.h3>
        <Segmented
          label={t("proof.digits.label")}
          segments={DIGITS.map((value) => ({ value, label: t(`proof.digits.${value}`) }))}
          value={orthography.digits ?? "ANY"}
          onChange={(digits) => choose({ digits: digits === "ANY" ? null : digits })}
          disabled={disabled}
        />
      </chakra.div>
    </chakra.div>
  );
}
