/** The look of the app: colours, sizes, motion, and the hook that hands them out. */
export { accentOf } from './colours';
export { tints } from './pairs';
export { speeds, type Motion, type Speed } from './motion';
export { crewColours, crewOf, crews, emblems, type Crew } from './players';
export { fonts, radius, roughWidth, space, TOUCH, typeAt, type TypeName } from './scale';
export { ThemeProvider, useTheme, type Theme } from './Theme';
