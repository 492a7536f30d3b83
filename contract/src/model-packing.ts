// Ways a 3D model can be packed that the shop does not unpack: who looks at it would see none.

/** Packed so it is read by nobody else, even where the file says that it need not be. */
const DRACO = 'KHR_draco_mesh_compression';
const PACKED = ['EXT_meshopt_compression', 'KHR_meshopt_compression', 'KHR_texture_basisu'];

/** How the model is packed; undefined where it can be read as it is. */
export function packingOf(model: object): string | undefined {
  const described: { extensionsUsed?: unknown; extensionsRequired?: unknown } = model;
  const [used, required] = [described.extensionsUsed, described.extensionsRequired].map((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return used?.includes(DRACO) ? DRACO : PACKED.find((one) => required?.includes(one));
}
