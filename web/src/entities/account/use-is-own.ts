import { useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";

/** Whether a thing is the signed-in person's: admins see everybody's, and change only their own. */
export function useIsOwn(owner: { id: string } | undefined): boolean {
  const { user } = useAuth();
  const [viewer, setViewer] = useState(user?.id);
  // a sign-out leaves the page: it isn't somebody else's in the moment before
  if (user && user.id !== viewer) setViewer(user.id);
  return owner !== undefined && viewer === owner.id;
}
