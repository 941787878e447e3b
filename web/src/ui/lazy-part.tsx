import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { Component, type ComponentType, lazy, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChunkLoadError, loadTwice } from "../lib/chunk-load.ts";
import { claimReload } from "../lib/reload-once.ts";
import { useOnline } from "../lib/use-online.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

type Load<Part> = () => Promise<{ default: Part }>;

interface LazyPartOptions {
  /** It stands above the page, where somebody is in the middle of something: the page isn't loaded anew unasked. */
  above?: boolean;
}

/**
 * A part of a page whose script comes when it is needed. One that can't be had is asked for again once; then the page loads itself anew, at
 * most once a minute, since a newer release may have other scripts; then it is explained in the part's place, and the page stands.
 */
export function lazyPart<Part extends ComponentType<never>>(load: Load<Part>, { above = false }: LazyPartOptions = {}): Part {
  const fresh = () => lazy(() => loadTwice(load as unknown as Load<ComponentType<object>>));
  let Part = fresh();
  function LazyPart(props: object) {
    const [tries, setTries] = useState(0);
    const retry = () => {
      Part = fresh();
      setTries(tries + 1);
    };
    return (
      <PartBoundary key={tries} above={above} onRetry={retry}>
        <Part {...props} />
      </PartBoundary>
    );
  }
  return LazyPart as unknown as Part;
}

interface PartBoundaryProps {
  above: boolean;
  onRetry: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError && !this.props.above && navigator.onLine && claimReload()) location.reload();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // an error of the part itself, not of its loading: leave it to the page
    if (!(error instanceof ChunkLoadError)) throw error;
    return <MissingPart above={this.props.above} onRetry={this.props.onRetry} />;
  }
}

function MissingPart({ above, onRetry }: Omit<PartBoundaryProps, "children">) {
  const { t } = useTranslation("errors");
  const online = useOnline();
  const note = (
    <Note
      tone="danger"
      alert
      action={
        <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
          <Button size="sm" onClick={onRetry}>
            {t("common:tryAgain")}
          </Button>
          {online && (
            <Button size="sm" icon={RefreshCw} onClick={() => location.reload()}>
              {t("partMissing.reload")}
            </Button>
          )}
        </chakra.span>
      }
    >
      {t(online ? "partMissing.text" : "partMissing.offline")}
    </Note>
  );
  if (!above) return note;
  return (
    <chakra.div
      position="fixed"
      insetBlockEnd="4"
      insetInline="4"
      maxW="form"
      ms="auto"
      zIndex="toast"
      bg="bg.raised"
      borderRadius="lg"
      boxShadow="popover"
    >
      {note}
    </chakra.div>
  );
}
