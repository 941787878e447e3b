import { kept } from "./still.tsx";

/** The home page's still parts, for the page that a visitor has loaded. */
export const ContentFigure = kept("figure");
export const FeaturesSection = kept("features");
export const StagesSection = kept("stages");
