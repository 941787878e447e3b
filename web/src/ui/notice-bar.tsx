import { chakra } from "@chakra-ui/react";
import { BELOW_TOP_BAR } from "./below-notice.ts";
import { NoticeLine } from "./notice-line.tsx";

/** Right below the top bar of a form's page, and as tall as what is told: on phones a form has no room for messages above it. */
export function NoticeBar() {
  return (
    <chakra.div position="sticky" top={BELOW_TOP_BAR} zIndex="9">
      <NoticeLine />
    </chakra.div>
  );
}
