import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
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
  about?: readonly { id: string; title: string; details: readonly string[]; to: string }[];
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
        <chakra.ul
          listStyleType="none"
          mx="0"
          mt="2"
          mb="0"
          py="0"
          pe="0"
          ps="7"
          display="flex"
          flexDirection="column"
          gap="1.5"
          aria-label={text}
        >
          {about.map((thing) => (
            <li key={thing.id}>
              <Title to={thing.to}>
                <bdi>{thing.title}</bdi>
              </Title>
              {thing.details.length > 0 && (
                <chakra.span display="block" textStyle="caption" color="fg.subtle">
                  {thing.details.map((detail, index) => (
                    <Fragment key={detail}>
                      {index > 0 && " · "}
                      <bdi>{detail}</bdi>
                    </Fragment>
                  ))}
                </chakra.span>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}
