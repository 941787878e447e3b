import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { ContactLinks } from "../../../ui/contact-links.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Branch } from "../home-state.ts";

const Address = chakra("div", { base: { position: "relative", p: "4", display: "flex", flexDirection: "column", gap: "1", minH: "96px" } });

export function BranchCard({ branch }: { branch: Branch }) {
  const { i18n } = useTranslation();
  const arabic = i18n.language === "ar";
  return (
    <Card flush>
      <Address>
        <chakra.h3 textStyle="h3">
          <bdi>{(arabic && branch.nameAr) || branch.name}</bdi>
        </chakra.h3>
        <chakra.bdi textStyle="small" color="fg.muted">
          {(arabic && branch.addressAr) || branch.address}
        </chakra.bdi>
        {branch.phone && (
          <chakra.bdi dir="ltr" textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums" alignSelf="flex-start">
            {branch.phone}
          </chakra.bdi>
        )}
      </Address>
      <ContactLinks place={branch} />
    </Card>
  );
}

/** A branch that is coming: as high as one with an address, a phone and all the ways to reach it. */
export function BranchShape() {
  return (
    <Card flush>
      <Address aria-hidden>
        <chakra.span textStyle="h3">&nbsp;</chakra.span>
        <chakra.span textStyle="small">&nbsp;</chakra.span>
        <chakra.span textStyle="small">&nbsp;</chakra.span>
        <chakra.div position="absolute" insetInline="4" insetBlockStart="5">
          <Skeleton lines={3} />
        </chakra.div>
      </Address>
      <chakra.div h="90px" borderBlockStart="1px solid" borderColor="border.muted" />
    </Card>
  );
}
