/** The fonts come after the application is there; until then its texts stand in the system's. */
export function loadFonts(): void {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = "/fonts/fonts.css";
  document.head.append(sheet);
}
