import { chakra } from "@chakra-ui/react";
import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** Over the foot of the page, where there is no room beside it. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner alignItems="flex-end">
          <Drawer.Content
            w="100%"
            maxW="100%"
            h="auto"
            maxH="85dvh"
            p="0"
            bg="bg.panel"
            borderInlineEndWidth="0"
            borderStartRadius="lg"
            _open={{ animation: "riseFromFoot {durations.slow} {easings.out}" }}
            _closed={{ animation: "fadeOut {durations.fast} {easings.in}" }}
          >
            <chakra.header
              position="sticky"
              top="0"
              zIndex="1"
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              ps="4"
              pe="2"
              py="2"
              bg="bg.panel"
              borderBlockEnd="1px solid"
              borderColor="border.muted"
            >
              <Drawer.Title textStyle="h3">{title}</Drawer.Title>
              <IconButton icon={X} label={t("close")} onClick={onClose} />
            </chakra.header>
            <chakra.div px="4" pb="8">
              {children}
            </chakra.div>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
