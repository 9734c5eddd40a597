/** Replaces the text of a stylesheet. */
export default '';
