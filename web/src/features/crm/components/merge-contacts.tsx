import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DuplicateContactFragment, MergeContactsDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";

interface MergeContactsProps {
  first: DuplicateContactFragment;
  second: DuplicateContactFragment;
  onClose: () => void;
  onMerged: () => void;
}

/** Shows two contacts beside each other and asks which of them stays: there is no way back. */
export function MergeContacts({ first, second, onClose, onMerged }: MergeContactsProps) {
  const { t } = useTranslation("crm");
  const group = useId();
  const safe = useRef<HTMLButtonElement>(null);
  // an account's contact can't be put away; without one the older stays
  const account = [first, second].find(({ kind }) => kind === "CLIENT");
  const [keptId, setKeptId] = useState((account ?? second).id);
  const [failure, setFailure] = useState<string>();
  const [merge, { loading }] = useMutation(MergeContactsDocument);
  const otherId = keptId === first.id ? second.id : first.id;

  const sides = [second, first];
  const facts = FACTS.filter((fact) => sides.some((contact) => said(contact, fact)));

  const confirm = async () => {
    setFailure(undefined);
    try {
      await merge({
        variables: { id: keptId, otherId },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: "Contact", id: otherId }) ?? otherId });
          for (const fieldName of ["contacts", "contactStages"]) cache.evict({ id: "ROOT_QUERY", fieldName });
        },
      });
      notify.success(t("merged"));
      onMerged();
    } catch (error) {
      setFailure(reportFailure(error, t("notMerged")) ?? t("notMerged"));
    }
  };

  return (
    <Dialog
      alert
      open
      size="lg"
      initialFocus={safe}
      onClose={onClose}
      busy={loading}
      title={t("mergeTitle")}
      description={t("mergeText")}
      footer={
        <>
          <Button ref={safe} onClick={onClose} disabled={loading}>
            {t("mergeCancel")}
          </Button>
          <Button variant="dangerSolid" busy={loading} busyLabel={t("merging")} onClick={() => void confirm()}>
            {t("mergeConfirm")}
          </Button>
        </>
      }
    >
      <chakra.div role="radiogroup" aria-label={t("keep")} display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="2">
        {sides.map((contact) => (
          <Side
            key={contact.id}
            group={group}
            contact={contact}
            facts={facts}
            kept={contact.id === keptId}
            disabled={account !== undefined && contact !== account}
            onKeep={() => setKeptId(contact.id)}
          />
        ))}
      </chakra.div>
      {account && (
        <chakra.p textStyle="small" color="fg.subtle" pt="2">
          {t("accountStays")}
        </chakra.p>
      )}
      <FormFailure message={failure} />
    </Dialog>
  );
}

const FACTS = ["name", "email", "otherEmails", "phone", "whatsapp", "organization", "kind", "stage", "messages", "notes"] as const;
type Fact = (typeof FACTS)[number];

/** Whether there is anything of it. */
const said = (contact: DuplicateContactFragment, fact: Fact) => (fact === "otherEmails" ? contact.otherEmails.length > 0 : contact[fact]);

interface SideProps {
  group: string;
  contact: DuplicateContactFragment;
  /** What one of the two has, so that each stands on one line with the other's. */
  facts: readonly Fact[];
  kept: boolean;
  disabled: boolean;
  onKeep: () => void;
}

function Side({ group, contact, facts, kept, disabled, onKeep }: SideProps) {
  const { t } = useTranslation("crm");
  const { name, email, otherEmails, phone, whatsapp, organization, notes, messages, stage, kind } = contact;
  const values: Record<Fact, ReactNode> = {
    name: <bdi>{name}</bdi>,
    email: email && <bdi dir="ltr">{email}</bdi>,
    otherEmails: otherEmails.length > 0 && <bdi dir="ltr">{otherEmails.join(", ")}</bdi>,
    phone: phone && <bdi dir="ltr">{phone}</bdi>,
    whatsapp: whatsapp && <bdi dir="ltr">{whatsapp}</bdi>,
    organization: organization && <bdi>{organization}</bdi>,
    kind: t(`kinds.${kind as "FORM"}`),
    stage: t(`stages.${stage}`),
    messages: t("messageCount", { count: messages.length }),
    notes: notes && <bdi>{notes}</bdi>,
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateRows="subgrid"
      gridRow={`span ${facts.length + 1}`}
      minW="0"
      border="1px solid"
      borderColor={kept ? "brand.border" : "border"}
      borderRadius="md"
      bg={kept ? "brand.subtle" : "bg.panel"}
    >
      <chakra.label display="flex" gap="2" p="3" textStyle="label" cursor={disabled ? "not-allowed" : "pointer"}>
        <chakra.input
          type="radio"
          flex="none"
          accentColor="brand.solid"
          name={group}
          checked={kept}
          disabled={disabled}
          onChange={onKeep}
          aria-label={`${t("keepThis")}: ${name}`}
        />
        {t("keepThis")}
      </chakra.label>
      <chakra.dl
        display="grid"
        gridTemplateRows="subgrid"
        gridRow={`span ${facts.length}`}
        minW="0"
        m="0"
        px="3"
        textStyle="small"
        overflowWrap="anywhere"
      >
        {facts.map((fact) => (
          <chakra.div key={fact} minW="0" py="2" borderBlockStart="1px solid" borderColor="border.muted">
            <chakra.dt textStyle="caption" color="fg.subtle">
              {t(fact)}
            </chakra.dt>
            <chakra.dd m="0">{values[fact] || <chakra.span color="fg.subtle">—</chakra.span>}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
