import { type ComponentType, useState } from "react";

const selectorOf = (name: string) => `[data-still="${name}"]`;

/** What stands around a still part; it takes no part in the page's layout. */
const frameOf = (name: string) => ({ "data-still": name, style: { display: "contents" } }) as const;

/** The part as the build draws it. */
export function drawn(name: string, Part: ComponentType): ComponentType {
  return function Drawn() {
    return (
      <div {...frameOf(name)}>
        <Part />
      </div>
    );
  };
}

/** The part as it was found in the page: its markup stays, its script isn't loaded. */
export function kept(name: string): ComponentType {
  return function Kept() {
    const [found] = useState(() => ({ __html: document.querySelector(selectorOf(name))?.innerHTML ?? "" }));
    // the browser may have written the markup otherwise than the build did, which is no difference
    return <div {...frameOf(name)} suppressHydrationWarning dangerouslySetInnerHTML={found} />;
  };
}
