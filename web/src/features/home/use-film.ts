import { type RefObject, useEffect, useState } from "react";
import { PICTURES, type SceneId } from "./film.ts";

/** How long a picture stands, and one that another of its scene follows. */
const HOLD_MS = 3800;
const HOLD_WITHIN_MS = 1300;

const LAST = PICTURES.length - 1;

const holdOf = (at: number) => (PICTURES[at]?.scene === PICTURES[at + 1]?.scene ? HOLD_WITHIN_MS : HOLD_MS);

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Film {
  at: number;
  playing: boolean;
  /** Nobody has said yet whether it shall play. */
  untouched: boolean;
}

/** The film: it plays once it is in sight, unless its watcher has said otherwise or wants no motion, and rests while it is out of sight. */
export function useFilm(frame: RefObject<Element | null>) {
  const [{ at, playing }, setFilm] = useState<Film>({ at: 0, playing: false, untouched: true });
  const [inSight, setInSight] = useState(false);

  useEffect(() => {
    if (!frame.current) return undefined;
    const sight = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting ?? false;
        setInSight(seen);
        if (seen) setFilm((film) => (film.untouched ? { ...film, playing: !wantsStillness(), untouched: false } : film));
      },
      { threshold: 0.4 },
    );
    sight.observe(frame.current);
    return () => sight.disconnect();
  }, [frame]);

  useEffect(() => {
    if (!playing || !inSight) return undefined;
    const onward = () => setFilm((film) => (film.at < LAST ? { ...film, at: film.at + 1 } : { ...film, playing: false }));
    const timer = setTimeout(onward, holdOf(at));
    return () => clearTimeout(timer);
  }, [at, inSight, playing]);

  return {
    at,
    playing,
    /** Goes on from where it stands, from the beginning once it is over. */
    toggle: () => setFilm((film) => ({ at: !film.playing && film.at === LAST ? 0 : film.at, playing: !film.playing, untouched: false })),
    /** The scene stands until it is told to play. */
    show: (scene: SceneId) =>
      setFilm({ at: PICTURES.findLastIndex((picture) => picture.scene === scene), playing: false, untouched: false }),
  };
}
