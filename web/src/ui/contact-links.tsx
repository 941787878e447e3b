import { chakra } from "@chakra-ui/react";
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { mailLink, mapLink, phoneLink, whatsappLink } from "../lib/contact.ts";
import { Icon, type IconShape } from "./icon.tsx";

export interface ContactPlace {
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  mapUrl?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** The ways to reach a place, two a row; only those it has. */
export function ContactLinks({ place }: { place: ContactPlace }) {
  const { t } = useTranslation();
  const map = mapLink(place);
  const links: { id: string; href: string | null; icon: IconShape; label: string; outside?: boolean }[] = [
    { id: "call", href: place.phone ? phoneLink(place.phone) : null, icon: Phone, label: t("contact.call") },
    {
      id: "whatsapp",
      href: place.whatsapp ? whatsappLink(place.whatsapp) : null,
      icon: MessageCircle,
      label: t("contact.whatsapp"),
      outside: true,
    },
    { id: "email", href: place.email ? mailLink(place.email) : null, icon: Mail, label: t("contact.email") },
    { id: "map", href: map, icon: MapPin, label: t("contact.map"), outside: true },
  ];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap="1px"
      bg="border.muted"
      borderBlockStart="1px solid"
      borderColor="border.muted"
    >
      {links
        .filter((link) => link.href)
        .map((link) => (
          <chakra.a
            key={link.id}
            href={link.href ?? undefined}
            {...(link.outside ? { target: "_blank", rel: "noreferrer" } : {})}
            display="flex"
            alignItems="center"
            gap="2"
            minH="44px"
            px="4"
            bg="bg.panel"
            textStyle="small"
            color="fg.muted"
            _hover={{ bg: "bg.subtle", color: "fg" }}
            css={{ "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" }, "&:focus-visible": { outlineOffset: "-2px" } }}
          >
            <Icon as={link.icon} />
            {link.label}
          </chakra.a>
        ))}
    </chakra.div>
  );
}
