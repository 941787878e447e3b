import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Khatam } from "./marks.tsx";
import { Spinner } from "./spinner.tsx";
import { useDelayed } from "./use-delayed.ts";

interface LoaderProps {
  /** Fills the window. */
  page?: boolean;
  /** What is being loaded, when "Loading" says too little. */
  label?: string;
}

/** Something is coming; shown after 200 ms only. */
export function Loader({ page, label }: LoaderProps) {
  const { t } = useTranslation();
  const shown = useDelayed(true);
  if (!shown) return null;
  return (
    <chakra.output
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="3"
      p="8"
      minH={page ? "100dvh" : "160px"}
      color="fg.subtle"
      textStyle="small"
    >
      <chakra.span position="relative" display="inline-flex" alignItems="center" justifyContent="center" w="40px" h="40px" color="brand.fg">
        <Khatam width={14} height={14} aria-hidden />
        <chakra.span position="absolute" inset="0">
          <Spinner size="40px" />
        </chakra.span>
      </chakra.span>
      {label ?? t("loading")}
    </chakra.output>
  );
}
