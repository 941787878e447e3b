import { hasScope } from "../../lib/auth/scope.ts";

interface Target {
  targetType: string;
  targetId?: string | null | undefined;
}

/** The page of what an entry of the history, or a notification, is about; null when there is none, or not for this person. */
export function activityTarget({ targetType, targetId }: Target): string | null {
  if (!targetId) return null;
  const id = encodeURIComponent(targetId);
  switch (targetType) {
    case "content":
      return `/contents/show/${id}`;
    case "company":
      return `/companies/show/${id}`;
    case "project":
      return `/companies/project-content/${id}`;
    case "user":
      return hasScope("users") ? `/users/user-details/${id}` : null;
    case "contact":
      return hasScope("crm") ? `/crm/contact?id=${id}` : null;
    case "basic-data":
      return hasScope("basic-data") ? `/basic-data/show?id=${id}` : null;
    case "partner":
      return hasScope("basic-data") ? "/basic-data?tab=partners" : null;
    case "branch":
      return hasScope("basic-data") ? "/basic-data?tab=branches" : null;
    case "webhook":
      return `/profile/webhooks/${id}`;
    case "settings":
      return hasScope("basic-data") ? "/basic-data?tab=settings" : null;
    default:
      return null;
  }
}
