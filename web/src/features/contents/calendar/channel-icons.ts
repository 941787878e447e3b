import { Camera, Clapperboard, Ghost, Music2, ThumbsUp } from "lucide-react";
import type { SocialChannel } from "../../../generated/graphql.ts";
import type { IconShape } from "../../../ui/icon.tsx";

/** A sign for each network that isn't its trade mark. */
export const CHANNEL_ICONS: Record<SocialChannel, IconShape> = {
  FACEBOOK: ThumbsUp,
  INSTAGRAM: Camera,
  SNAPCHAT: Ghost,
  YOUTUBE: Clapperboard,
  TIKTOK: Music2,
};
