import { useAuth } from "../auth/auth.ts";

/** Whether a thing is the signed-in person's: admins see everybody's, and change only their own. */
export function useIsOwn(owner: { id: string } | undefined): boolean {
  const { user } = useAuth();
  return owner !== undefined && user?.id === owner.id;
}
