/** A record of basic data, as the API gives it to select fields. */
export const choiceRecord = (value: string, displayName: string, displayNameAr: string | null, isActive = true) => ({
  __typename: "BasicData",
  id: value,
  value,
  displayName,
  displayNameAr,
  isActive,
});

/** What the API answers to a select field. */
export const choicesOf = (...results: ReturnType<typeof choiceRecord>[]) => ({
  data: { basicDataList: { __typename: "BasicDataPage", results } },
});
