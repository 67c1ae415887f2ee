#!/usr/bin/env python3
"""make.py OUT [condition ...]  – pictures of one-page certificates as people really send them. Same OUT every time."""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import json, glob, time, traceback
from multiprocessing import Pool
from core import names, truth
import photos, scans, screens
CONDS = [
 ('messenger_photo', photos.messenger_photo), ('photo_table', photos.photo_table), ('photo_hand_shadow', photos.photo_hand_shadow), ('photo_night_lamp', photos.photo_night_lamp),
 ('photo_folded', photos.photo_folded), ('photo_plastic_glare', photos.photo_plastic_glare), ('photo_screen', screens.photo_screen), ('phone_screenshot', screens.phone_screenshot),
 ('desktop_screenshot', screens.desktop_screenshot), ('app_bw', scans.app_bw), ('app_magic_color', scans.app_magic_color), ('flatbed_lid_open', scans.flatbed_lid_open),
 ('photocopy2', scans.photocopy2), ('fax', scans.fax), ('scan100_gray', scans.scan100_gray), ('scan_upside_down', scans.scan_upside_down), ('scan_sideways', scans.scan_sideways),
 ('photo_exif6', photos.photo_exif6), ('security_paper', scans.security_paper), ('stamp_sign_hole', scans.stamp_sign_hole), ('two_pages', scans.two_pages),
 ('with_invoice', photos.photo_or_scan_with_invoice), ('webp_heic', photos.photo_webp), ('photo_48mp', photos.photo_48mp)]

def job(a):
    root, c, k, i, n = a
    d = os.path.join(root, c); os.makedirs(d, exist_ok=True); case = f'{n}-{c}'; out = os.path.join(d, case)
    t0 = time.time()
    try:
        for f in glob.glob(out + '.*'): os.remove(f)
        ext = CONDS[k][1](n, i, out)
        t = truth(n); t['case'], t['file'], t['condition'] = case, case + ext, c
        with open(out + '.json', 'w') as f: json.dump(t, f, ensure_ascii=False, indent=1)
        return f'{case}{ext} {os.path.getsize(out + ext) // 1024} kB {time.time() - t0:.1f} s'
    except Exception: return f'FAILED {case}\n' + traceback.format_exc()

if __name__ == '__main__':
    os.nice(10); root = os.path.abspath(sys.argv[1]); only = sys.argv[2:]
    N = names(); jobs = []
    for k, (c, f) in enumerate(CONDS):
        src = [N[(k * 4 + 1 + j) % len(N)] for j in range(8)]     # eight of the pages, the ninth left out in turn
        if not only or c in only: jobs += [(root, c, k, i, n) for i, n in enumerate(src)]
    with Pool(2, maxtasksperchild=8) as p:
        for m in p.imap_unordered(job, jobs): print(m, flush=True)
