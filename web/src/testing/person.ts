import { waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";

/**
 * Somebody who acts on a page. What is typed into a dialog waits until that has taken the focus, a moment after it is there: else it is lost.
 * Where two act on one page the focus may be in another's.
 */
export function aPerson(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent["type"] = async (element, text, options) => {
    const dialog = element.closest("[role=dialog], [role=alertdialog]");
    const hasFocus = () => dialog?.contains(document.activeElement) || Promise.reject(new Error("another has the focus"));
    if (dialog) await waitFor(hasFocus, { timeout: 2_000 }).catch(() => undefined);
    return user.type(element, text, options);
  };
  return { ...user, type };
}
