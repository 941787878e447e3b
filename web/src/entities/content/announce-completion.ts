import { ApolloLink } from "@apollo/client";
import { t } from "i18next";
import { tap } from "rxjs";
import { ContentCompletionFragmentDoc } from "../../generated/graphql.ts";
import { notify } from "../../lib/notify.ts";

interface ToldContent {
  __typename: "Content";
  id: string;
  completed?: boolean;
  /** Of a template: places that are still the writer's. */
  promptsLeft?: number;
}

/** The contents in a mutation's answer: `{ saveContentIdea: { content: … } }`. */
const contentsIn = (data: object): ToldContent[] =>
  Object.values(data).flatMap((payload: { content?: ToldContent } | null) =>
    payload?.content?.__typename === "Content" ? [payload.content] : [],
  );

/** Says that all steps are completed when a save has completed a content, whichever step it was, and what its text still lacks; `goTo` opens the content's page. */
export const announceCompletion = (goTo: (path: string) => void): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (operation.operationType !== "mutation" || !data) return;
        const { cache } = operation.client;
        for (const content of contentsIn(data)) {
          const id = cache.identify({ ...content });
          const before = id ? cache.readFragment({ id, fragment: ContentCompletionFragmentDoc }) : null;
          if (!content.completed || before?.completed !== false) continue;
          const open = () => goTo(`/contents/show/${content.id}`);
          const left = content.promptsLeft ?? 0;
          notify.success(t("common:stepsCompleted"), {
            action: { label: t("common:openContent"), run: open },
            ...(left > 0 && { detail: t("common:promptsLeft", { count: left }) }),
          });
        }
      }),
    ),
  );
