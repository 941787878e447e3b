import { beginVisit } from "../lib/locale/startup-locale.ts";

/** Runs before a home page is drawn: who belongs on the other language's goes there and sees nothing of this. */
if (!beginVisit()) document.documentElement.style.visibility = "hidden";
