// How a part template is written down: its sizes with defaults, and the solid they make.
import type { PartTemplate, Params, Solid } from '../types.ts';

interface TemplateSpec<P extends Params> extends Omit<PartTemplate, 'build' | 'defaults'> {
  defaults: P;
  build: (params: P) => Solid;
}

/** Sizes an item leaves out come from the defaults. */
export const template = <P extends Params>(spec: TemplateSpec<P>): PartTemplate => ({
  ...spec,
  build: (params) => spec.build({ ...spec.defaults, ...params }),
});
