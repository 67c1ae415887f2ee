"""Reads page images with a peer OCR engine on one thread: one JSON line a page with its text and processor seconds.

python read-peer.py rapidocr|tesseract FILE...
"""
import json
import os
import resource
import subprocess
import sys

os.environ["OMP_THREAD_LIMIT"] = "1"


def processor_seconds(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def peak_mb(who):
    return resource.getrusage(who).ru_maxrss / 1024


def rapidocr_reader():
    import logging

    from rapidocr import RapidOCR

    logging.disable(logging.INFO)
    threads = {"EngineConfig.onnxruntime.intra_op_num_threads": 1, "EngineConfig.onnxruntime.inter_op_num_threads": 1}
    engine = RapidOCR(params=threads)

    import cv2

    cv2.setNumThreads(1)

    def read(path):
        return "\n".join(engine(path).txts or ())

    return read, resource.RUSAGE_SELF


def tesseract_reader():
    def read(path):
        command = ["tesseract", path, "stdout", "-l", "por"]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()

    return read, resource.RUSAGE_CHILDREN


def main(engine, paths):
    read, who = {"rapidocr": rapidocr_reader, "tesseract": tesseract_reader}[engine]()
    read(paths[0])
    for path in paths:
        before = processor_seconds(who)
        text = read(path)
        name = os.path.splitext(os.path.basename(path))[0]
        line = {"name": name, "text": text, "seconds": processor_seconds(who) - before, "peakMb": peak_mb(who)}
        print(json.dumps(line), flush=True)


main(sys.argv[1], sys.argv[2:])
