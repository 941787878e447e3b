import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useCompanyWords } from "../../../entities/proof/use-company-words.ts";
import { CompanyProofDocument, SetProofBeforeReviewDocument } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { OrthographyChoice } from "./orthography-choice.tsx";

interface ProofreadingCardProps {
  companyId: string;
  readOnly: boolean;
}

/** The words that proofreading passes over in the company's texts, and whether it is asked before a content moves on. */
export function ProofreadingCard({ companyId, readOnly }: ProofreadingCardProps) {
  const { t } = useTranslation("companies");
  const { data } = useQuery(CompanyProofDocument, { variables: { id: companyId } });
  const setWords = useCompanyWords(companyId);
  const [setBefore, { loading }] = useMutation(SetProofBeforeReviewDocument);
  if (!data) return null;
  const { words, proofBeforeReview } = data.company;
  const choose = (chosen: boolean) =>
    void setBefore({ variables: { companyId, proofBeforeReview: chosen } }).catch((error: unknown) => {
      if (!wasReported(error)) notify.error(t("proof.failed"));
    });

  return (
    <Card title={t("proof.title")}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Checkbox checked={proofBeforeReview} disabled={readOnly || loading} onChange={choose}>
          {t("proof.beforeReview")}
        </Checkbox>
        <OrthographyChoice companyId={companyId} orthography={data.company.orthography} readOnly={readOnly} />
        <chakra.div>
          <chakra.h3 textStyle="label" mb="1.5">
            {t("proof.words")}
          </chakra.h3>
          {words.length === 0 ? (
            <chakra.p textStyle="small" color="fg.muted">
              {t("proof.noWords")}
            </chakra.p>
          ) : (
            <chakra.ul display="flex" flexWrap="wrap" gap="1" m="0" p="0" listStyleType="none">
              {words.map((word) => (
                <chakra.li key={word} maxW="100%">
                  <Chip onRemove={readOnly ? undefined : () => void setWords({ remove: word })}>{word}</Chip>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
        <chakra.a href="/dictionaries.txt" target="_blank" rel="noopener" textStyle="caption" color="brand.fg" textDecoration="underline">
          {t("proof.dictionaries")}
        </chakra.a>
      </chakra.div>
    </Card>
  );
}
