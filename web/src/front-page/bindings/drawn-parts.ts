import * as parts from "../../features/home/components/still-parts.ts";
import { drawn } from "./still.tsx";

/** The home page's still parts, for the build that draws it. */
export const ContentFigure = drawn("figure", parts.ContentFigure);
export const FeaturesSection = drawn("features", parts.FeaturesSection);
export const StagesSection = drawn("stages", parts.StagesSection);
