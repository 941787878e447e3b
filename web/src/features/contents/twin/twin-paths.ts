/** Where a content's text stands with its twin beside it. */
export const twinPath = (contentId: string) => `/contents/show/${contentId}?tab=text&beside=twin`;
