import { chakra } from "@chakra-ui/react";
import type { Ref } from "react";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { FORMATS, pathOf, type Picture, PICTURES } from "../film.ts";

const { wide, phone } = FORMATS;

const Shown = chakra("img", {
  base: {
    position: "absolute",
    inset: "0",
    w: "100%",
    h: "100%",
    objectFit: "cover",
    objectPosition: "top",
    "@media (prefers-reduced-motion: no-preference)": {
      "&[data-current]": { animation: "fadeIn {durations.slow} {easings.out}" },
    },
    // Waits, fetched, for its turn.
    "&[data-next]": { visibility: "hidden" },
    _dark: { filter: "brightness(0.88)" },
  },
});

interface FilmFrameProps {
  at: number;
  /** What is to be seen now. */
  label: string;
  ref: Ref<HTMLDivElement>;
}

/** The picture that stands, over the one before, so that nothing is blank while it comes; the next is fetched. */
export function FilmFrame({ at, label, ref }: FilmFrameProps) {
  const from = Math.max(0, at - 1);
  // The first is there from the beginning, and until somebody watches it is all that is fetched.
  const to = at === 0 ? 1 : at + 2;
  return (
    <chakra.div
      ref={ref}
      position="relative"
      overflow="hidden"
      bg="bg.subtle"
      border="1px solid"
      borderColor="border.emphasized"
      borderRadius="xl"
      boxShadow="dialog"
      aspectRatio={{ base: `${phone.width} / ${phone.height}`, md: `${wide.width} / ${wide.height}` }}
    >
      {PICTURES.slice(from, to).map((picture, index) => {
        const place = from + index;
        return <FilmPicture key={place} picture={picture} place={place - at} label={label} />;
      })}
    </chakra.div>
  );
}

function FilmPicture({ picture, place, label }: { picture: Picture; place: number; label: string }) {
  const locale = currentLocale();
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={`/${pathOf(picture, "phone", locale)}`} width={phone.width} height={phone.height} />
      <Shown
        src={`/${pathOf(picture, "wide", locale)}`}
        alt={place === 0 ? label : ""}
        width={wide.width}
        height={wide.height}
        loading={place > 0 ? "eager" : "lazy"}
        decoding="async"
        data-current={place === 0 ? "" : undefined}
        data-next={place > 0 ? "" : undefined}
      />
    </picture>
  );
}
