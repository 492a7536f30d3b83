// How far a camera stands back: a box fills its picture from every side, and nothing of it is cut off.
import fc from 'fast-check';
import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { distanceToSee } from './distance-to-see.ts';

const size = fc.double({ min: 0.01, max: 20, noNaN: true });
const angle = fc.double({ min: 0.1, max: Math.PI - 0.1, noNaN: true });

it('all corners of a box lie within the picture, one of them near its edge', () => {
  fc.assert(
    fc.property(
      fc.tuple(size, size, size),
      angle,
      angle,
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      (sides, polar, turn, aspect) => {
        const box = new Box3(new Vector3(-1, 2, 3), new Vector3(-1, 2, 3).add(new Vector3(...sides)));
        const corners = Array.from(
          { length: 8 },
          (_, i) =>
            new Vector3(i & 1 ? box.max.x : box.min.x, i & 2 ? box.max.y : box.min.y, i & 4 ? box.max.z : box.min.z),
        );
        const from = new Vector3().setFromSphericalCoords(1, polar, turn);
        const camera = new PerspectiveCamera(26, aspect, 0.001, 5000);
        const middle = box.getCenter(new Vector3());
        camera.position.copy(middle).addScaledVector(from, distanceToSee(corners, from, camera));
        camera.lookAt(middle);
        camera.updateMatrixWorld(true);
        camera.updateProjectionMatrix();
        const seen = corners.map((corner) => corner.clone().project(camera));
        const far = Math.max(...seen.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
        expect(far).toBeLessThanOrEqual(0.93);
        expect(far).toBeGreaterThan(0.9);
      },
    ),
  );
});
