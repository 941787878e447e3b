/** Stands for a package's style sheet, which jsdom has no use for. */
export default {};
