import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";

/** Something that waits for somebody. */
export interface Matter {
  id: string;
  icon: IconShape;
  color: string;
  text: string;
  to?: string;
  action?: string;
  /** The things it is about, with the way to each. */
  about?: readonly { id: string; title: string; detail: string; to: string }[];
}

const Title = chakra(Link, { base: { overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

export function MatterRow({ icon, color, text, to, action, about = [] }: Matter) {
  return (
    <chakra.li px="4" py="3" textStyle="small" css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <Icon as={icon} color={color} />
        <chakra.span flex="1" minW="0">
          {text}
        </chakra.span>
        {to && (
          <LinkButton to={to} size="sm">
            {action}
          </LinkButton>
        )}
      </chakra.div>
      {about.length > 0 && (
        <chakra.ul listStyleType="none" m="0" mt="2" p="0" ps="7" display="flex" flexDirection="column" gap="1.5" aria-label={text}>
          {about.map((thing) => (
            <li key={thing.id}>
              <Title to={thing.to}>
                <bdi>{thing.title}</bdi>
              </Title>
              {thing.detail && (
                <chakra.span display="block" textStyle="caption" color="fg.subtle">
                  <bdi>{thing.detail}</bdi>
                </chakra.span>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
