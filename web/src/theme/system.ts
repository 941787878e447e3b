import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { comboboxRecipe } from "./recipes/combobox.ts";
import { dialogRecipe } from "./recipes/dialog.ts";
import { drawerRecipe } from "./recipes/drawer.ts";
import { menuRecipe } from "./recipes/menu.ts";
import { segmentGroupRecipe } from "./recipes/segment-group.ts";
import { tooltipRecipe } from "./recipes/tooltip.ts";
import tokens from "./tokens.json" with { type: "json" };

const { $about: _about, ...design } = tokens;

/** The look of the product: the design's tokens, and a recipe for each of Chakra's parts that we use. Our own parts carry theirs. */
export const system = createSystem(
  defaultBaseConfig,
  design,
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      keyframes,
      slotRecipes: {
        combobox: comboboxRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        menu: menuRecipe,
        segmentGroup: segmentGroupRecipe,
        tooltip: tooltipRecipe,
      },
    },
  }),
);
