import { defineKeyframes } from "@chakra-ui/react/styled-system";

export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(1turn)" } },
  blink: { "50%": { opacity: "0" } },
  breathe: { from: { opacity: "1" }, to: { opacity: "0.45" } },
  fadeIn: { from: { opacity: "0" } },
  fadeOut: { to: { opacity: "0" } },
  rise: { from: { opacity: "0", transform: "translateY(4px)" } },
  sink: { to: { opacity: "0", transform: "translateY(4px)" } },
  slideFromStart: { from: { transform: "translateX(-100%)" } },
  slideFromStartRtl: { from: { transform: "translateX(100%)" } },
  riseFromFoot: { from: { transform: "translateY(100%)" } },
  flash: { "0%, 60%": { backgroundColor: "var(--mu-colors-brand-emphasized)" } },
  travel: { from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } },
});
