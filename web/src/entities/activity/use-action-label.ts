import { useTranslation } from "react-i18next";

/** What an entry of the platform's history is called: `company.created` is "Company created"; one that isn't known goes by its own name. */
export function useActionLabel() {
  const { t, i18n } = useTranslation("activity");
  return (action: string) => (i18n.exists(`activity:${action}`) ? t(action as "company.created") : action);
}
