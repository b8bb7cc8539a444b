/**
 * Blocks, and lines of their own or behind code, of which those below each other are one; what stands in quotes begins
 * neither way.
 */
export const comments = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/ .*(?:\n[ \t]*\/\/ .*)*/gm;
