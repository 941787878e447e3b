import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ContentAssignmentInput, ContentStatus } from "../../../generated/graphql.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { notify } from "../../../lib/notify.ts";
import { Card } from "../../../ui/card.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { Review } from "./use-review.ts";

/** Whose a content is to work on and by when, and who may approve it. */
export function AssignmentCard({ review, status }: { review: Review; status: ContentStatus }) {
  const { t } = useTranslation("review");
  const { content, assigning } = review;
  if (!content) return null;
  const { assignee, dueOn, people, approvableByMe } = content;
  const give = (input: ContentAssignmentInput) =>
    void review.assign(input).catch((error: unknown) => {
      const fields = Object.values(problemOf(error)?.fields ?? {}).flat();
      notify.error(fields.join(" ") || t("notAssigned"));
    });
  // Who is no admin any more is still shown.
  const choices = assignee && !people.some(({ id }) => id === assignee.id) ? [...people, assignee] : people;
  return (
    <Card title={t("assignment")}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        <SingleSelect
          label={t("assignee")}
          placeholder={t("nobody")}
          value={assignee?.id ?? ""}
          disabled={assigning}
          options={choices.map(({ id, username }) => ({ value: id, label: username }))}
          onChange={(event) => give({ assigneeId: event.target.value || null })}
        />
        <TextInput
          key={dueOn}
          type="date"
          label={t("dueOn")}
          optional
          defaultValue={dueOn ?? ""}
          onBlur={(event) => {
            const day = event.target.value || null;
            if (day !== (dueOn ?? null)) give({ dueOn: day });
          }}
        />
        {status === "IN_REVIEW" && (
          <chakra.p textStyle="small" color="fg.muted">
            {t(approvableByMe ? "youApprove" : "adminApproves")}
          </chakra.p>
        )}
      </chakra.div>
    </Card>
  );
}
