import { useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";

/** Whether a thing is the signed-in person's: admins see everybody's, and change only their own. */
export function useIsOwn(owner: { id: string } | undefined): boolean {
  const { user } = useAuth();
  const [viewer, setViewer] = useState(user?.id);
  // during a sign-out, before the page is left, keep the last answer
  if (user && user.id !== viewer) setViewer(user.id);
  return owner !== undefined && viewer === owner.id;
}
