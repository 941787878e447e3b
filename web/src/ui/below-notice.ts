/** How much of the top of the page is taken by a notice that stays there; set by who shows it. */
export const NOTICE_HEIGHT = "--notice-height";

/** Where what stays at the top of a page stays: below such a notice. */
export const BELOW_NOTICE = `var(${NOTICE_HEIGHT}, 0px)`;

/** And below the top bar. */
export const BELOW_TOP_BAR = `calc({sizes.topbar} + ${BELOW_NOTICE})`;
