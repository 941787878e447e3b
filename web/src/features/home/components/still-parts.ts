/** Parts in which nothing changes once they are drawn: the page that visitors load first keeps them as the build has drawn them. */
export { ContentFigure } from "./content-figure.tsx";
export { FeaturesSection } from "./features-section.tsx";
export { StagesSection } from "./stages-section.tsx";
