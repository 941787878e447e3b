import { chakra } from "@chakra-ui/react";
import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { PICTURES, SCENES } from "../film.ts";
import { useFilm } from "../use-film.ts";
import { FilmFrame } from "./film-frame.tsx";
import { Lead, Section, SectionTitle, Width } from "./section.tsx";

const SceneButton = chakra("button", {
  base: {
    flex: "1",
    minW: "0",
    pt: "2",
    pb: "1",
    minH: "11",
    textAlign: "start",
    textStyle: "caption",
    color: "fg.muted",
    borderBlockStart: "3px solid",
    borderColor: "border.emphasized",
    _hover: { color: "fg" },
    "&[aria-current]": { color: "fg", fontWeight: "medium", borderColor: "brand.solid" },
  },
});

/** The application at work, in pictures of its screens. */
export function FilmSection() {
  const { t } = useTranslation("home");
  const frame = useRef<HTMLDivElement>(null);
  const { at, playing, toggle, show } = useFilm(frame);
  const scene = PICTURES[at]?.scene ?? SCENES[0].id;
  return (
    <Section id="film">
      <Width display="flex" flexDirection="column" gap="6">
        <chakra.div display="flex" flexDirection="column" gap="2">
          <SectionTitle>{t("film.title")}</SectionTitle>
          <Lead>{t("film.lead")}</Lead>
        </chakra.div>
        <chakra.figure display="flex" flexDirection="column" gap="3">
          <FilmFrame ref={frame} at={at} label={t("film.picture", { scene: t(`film.scene.${scene}`) })} />
          <chakra.figcaption display="flex" flexDirection="column" gap="2">
            <chakra.div display="flex" alignItems="center" gap="3">
              <IconButton icon={playing ? Pause : Play} label={t(playing ? "film.pause" : "film.play")} onClick={toggle} />
              <chakra.ol flex="1" minW="0" display="flex" gap="1.5" aria-label={t("film.scenes")}>
                {SCENES.map(({ id }) => (
                  <chakra.li key={id} flex="1" minW="0" display="flex">
                    <SceneButton type="button" aria-current={id === scene ? "step" : undefined} onClick={() => show(id)}>
                      <chakra.span
                        css={{
                          "@media (max-width: 47.99rem)": {
                            position: "absolute",
                            w: "1px",
                            h: "1px",
                            overflow: "hidden",
                            clipPath: "inset(50%)",
                          },
                        }}
                      >
                        {t(`film.scene.${id}`)}
                      </chakra.span>
                    </SceneButton>
                  </chakra.li>
                ))}
              </chakra.ol>
            </chakra.div>
            <chakra.p textStyle="small" color="fg.muted" minH={{ base: "3.6em", md: "0" }}>
              <chakra.strong color="fg" fontWeight="medium" display={{ base: "inline", md: "none" }}>
                {t(`film.scene.${scene}`)}:{" "}
              </chakra.strong>
              {t(`film.scene.${scene}Text`)}
            </chakra.p>
          </chakra.figcaption>
        </chakra.figure>
      </Width>
    </Section>
  );
}
