import { useQuery } from "@apollo/client/react";
import { ContactAddressDocument } from "../../generated/graphql.ts";
import { formatList } from "../../lib/format.ts";

/** The address of a contact that has an account, in a line; undefined while it isn't known, or when it is no more than a country. */
export function useAddress(userId: string | null | undefined): string | undefined {
  const { data } = useQuery(ContactAddressDocument, { variables: { userId: userId ?? "" }, skip: !userId });
  const address = data?.userProfileDetail.address;
  if (!address?.street && !address?.city) return undefined;
  const { street, city, postalCode, country } = address;
  return formatList([street, city?.name, postalCode, country?.name]);
}
