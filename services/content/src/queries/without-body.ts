/** Leaves out of a read what may be large and is seldom asked for. */
export const WITHOUT_BODY = { body: 0, bodyText: 0, searchKeys: 0, titleKeys: 0, outbox: 0, pendingState: 0 } as const;
