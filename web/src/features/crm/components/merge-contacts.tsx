import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DuplicateContactFragment, MergeContactsDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";

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
      <chakra.div
        role="radiogroup"
        aria-label={t("keep")}
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="3"
        maxH="52vh"
        overflowY="auto"
      >
        {[second, first].map((contact) => (
          <Side
            key={contact.id}
            group={group}
            contact={contact}
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

interface SideProps {
  group: string;
  contact: DuplicateContactFragment;
  kept: boolean;
  disabled: boolean;
  onKeep: () => void;
}

function Side({ group, contact, kept, disabled, onKeep }: SideProps) {
  const { t } = useTranslation("crm");
  const { name, email, phone, organization, notes, messages, stage, kind } = contact;
  return (
    <chakra.div
      p="3"
      minW="0"
      border="1px solid"
      borderColor={kept ? "brand.border" : "border"}
      borderRadius="md"
      bg={kept ? "brand.subtle" : "bg.panel"}
    >
      <chakra.label display="flex" alignItems="center" gap="2" textStyle="label" cursor={disabled ? "not-allowed" : "pointer"}>
        <chakra.input
          type="radio"
          accentColor="brand.solid"
          name={group}
          checked={kept}
          disabled={disabled}
          onChange={onKeep}
          aria-label={`${t("keepThis")}: ${name}`}
        />
        {t("keepThis")}
      </chakra.label>
      <ReviewList
        stacked
        entries={[
          { label: t("name"), value: <bdi>{name}</bdi> },
          { label: t("email"), value: email && <bdi dir="ltr">{email}</bdi> },
          { label: t("phone"), value: phone && <bdi dir="ltr">{phone}</bdi> },
          { label: t("organization"), value: organization && <bdi>{organization}</bdi> },
          { label: t("kind"), value: t(`kinds.${kind as "FORM"}`) },
          { label: t("stage"), value: t(`stages.${stage}`) },
          { label: t("messages"), value: t("messageCount", { count: messages.length }) },
          { label: t("notes"), value: notes && <bdi>{notes}</bdi> },
        ]}
      />
    </chakra.div>
  );
}
