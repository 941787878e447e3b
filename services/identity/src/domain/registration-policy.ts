/** What an installation asks of who registers. */
export interface RegistrationPolicy {
  /** Only who has an admin's invitation may register. */
  readonly invitedOnly: boolean;
  /** Clients confirm their address before the AI writes for them. */
  readonly confirmsEmail: boolean;
}
