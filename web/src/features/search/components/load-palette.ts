export const loadPalette = () => import("./palette.tsx").then((module) => ({ default: module.Palette }));
