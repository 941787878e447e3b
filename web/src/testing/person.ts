import { waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";

const DIALOGS = "[role=dialog], [role=alertdialog]";

/** Somebody who acts on a page. What is typed into a dialog waits until one has taken the focus, a moment after it is there: else it is lost. */
export function aPerson(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent["type"] = async (element, text, options) => {
    if (element.closest(DIALOGS))
      await waitFor(() => {
        if (!document.activeElement?.closest(DIALOGS)) throw new Error("no dialog has taken the focus");
      });
    return user.type(element, text, options);
  };
  return { ...user, type };
}
