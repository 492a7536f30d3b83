/** Letters and digits first; then also what maker's figure codes part them with. */
export const FIGURE_CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;
