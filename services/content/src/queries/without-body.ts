/** Leaves out of a read what nobody is shown. */
export const WITHOUT_KEYS = { searchKeys: 0, titleKeys: 0, outbox: 0, pendingState: 0 } as const;

/** And what may be large and is seldom asked for. */
export const WITHOUT_BODY = { ...WITHOUT_KEYS, body: 0, bodyText: 0 } as const;
