import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Download from "yet-another-react-lightbox/plugins/download";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Slideshow from "yet-another-react-lightbox/plugins/slideshow";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { notify } from "../../lib/notify.ts";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "yet-another-react-lightbox/styles.css";

const ANIMATION_MS = 366;
const SLIDE_MS = 3000;
const IDLE_MS = 3000;
/** The layer of dialogs. */
const BELOW_TOASTS = 40;

export interface LightboxImage {
  src: string;
  alt: string;
  /** What the file is called when it is downloaded. */
  name?: string;
  width?: number;
  height?: number;
}

interface LightboxProps {
  open: boolean;
  images: readonly LightboxImage[];
  /** Which stands there first. */
  index?: number;
  onClose: () => void;
}

/** True when nobody has moved or pressed anything for a while. */
function useIdle(active: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!active) return;
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    addEventListener("pointermove", wake);
    addEventListener("keydown", wake);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", wake);
      removeEventListener("keydown", wake);
      setIdle(false);
    };
  }, [active]);
  return idle;
}

function CannotLoad() {
  const { t } = useTranslation("errors");
  return (
    <chakra.p role="alert" color="white" p="6" textAlign="center">
      {t("contentCannotBeLoaded")}
    </chakra.p>
  );
}

/** The gallery makes the rest of the page inert; what toasts say must be seen and heard all the same. */
function letToastsSpeak(): void {
  for (const place of document.querySelectorAll("body > [data-live-announcer], body > :has([data-live-announcer])")) {
    place.removeAttribute("inert");
    place.removeAttribute("aria-hidden");
  }
}

type SaveAs = (source: string | Blob, name?: string) => void;

/** Pictures over the whole window: zoom, slideshow, full screen, download, thumbnails, round and round. */
export function Lightbox({ open, images, index = 0, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const idle = useIdle(open);
  const hidden = { opacity: idle ? 0 : 1, transition: "opacity 200ms" };

  const download = async ({ src, name }: LightboxImage, saveAs: SaveAs) => {
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(String(response.status));
      saveAs(await response.blob(), name);
      notify.success(t("imageDownloaded"));
    } catch {
      notify.error(t("imageDownloadFailed"));
    }
  };
  return (
    <YetAnotherLightbox
      open={open}
      close={onClose}
      index={index}
      slides={images.map(({ name, ...image }) => ({ ...image, download: name ? { url: image.src, filename: name } : image.src }))}
      plugins={[Zoom, Slideshow, Fullscreen, Download, Thumbnails]}
      animation={{ fade: ANIMATION_MS, swipe: ANIMATION_MS, zoom: ANIMATION_MS }}
      slideshow={{ delay: SLIDE_MS }}
      carousel={{ finite: false }}
      thumbnails={{ showToggle: true }}
      render={{ iconError: () => <CannotLoad /> }}
      download={{
        download: ({ slide, saveAs }) => {
          const image = images.find(({ src }) => src === slide.src);
          if (image) void download(image, saveAs);
        },
      }}
      on={{ entered: letToastsSpeak }}
      styles={{
        root: { "--yarl__portal_zindex": BELOW_TOASTS },
        toolbar: hidden,
        navigationPrev: hidden,
        navigationNext: hidden,
        thumbnailsContainer: hidden,
      }}
      labels={{
        Previous: t("lightbox.previous"),
        Next: t("lightbox.next"),
        Close: t("lightbox.close"),
        "Zoom in": t("lightbox.zoomIn"),
        "Zoom out": t("lightbox.zoomOut"),
        Play: t("lightbox.play"),
        Pause: t("lightbox.pause"),
        "Enter Fullscreen": t("lightbox.enterFullscreen"),
        "Exit Fullscreen": t("lightbox.exitFullscreen"),
        Download: t("lightbox.download"),
        "Show thumbnails": t("lightbox.showThumbnails"),
        "Hide thumbnails": t("lightbox.hideThumbnails"),
      }}
    />
  );
}
