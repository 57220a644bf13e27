"""Makes the models of the schemas, with datamodel-code-generator, and reads the types of the inputs out of them."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from datamodel_code_generator import DataModelType, InputFileType, LiteralType, NamingStrategy, PythonVersion, generate
from datamodel_code_generator.format import Formatter
from document import Operation, Schema, capital

HEADER = '"""The shapes of the interface. Generated from openapi.json by codegen/generate.py; never edited by hand."""\n'


def models_of(schemas: Schema) -> str:
    """:returns: the source of a model for each schema."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "schemas.json"), Path(folder, "models.py")
        document = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}}
        source.write_text(json.dumps({**document, "components": {"schemas": schemas}}), encoding="utf-8")
        generate(
            source,
            input_file_type=InputFileType.OpenAPI,
            output=target,
            output_model_type=DataModelType.PydanticV2BaseModel,
            target_python_version=PythonVersion.PY_310,
            base_class="palimpsest.shape.Shape",
            snake_case_field=True,
            no_alias=True,
            enum_field_as_literal=LiteralType.All,
            use_standard_collections=True,
            use_union_operator=True,
            use_field_description=True,
            use_inline_field_description=True,
            use_schema_description=True,
            disable_timestamp=True,
            collapse_root_models=True,
            formatters=[Formatter.BUILTIN],
            naming_strategy=NamingStrategy.ParentPrefixed,
            custom_file_header=HEADER,
        )
        return target.read_text(encoding="utf-8")


def without_inputs(models: str, operations: list[Operation]) -> tuple[str, dict[str, dict[str, str]]]:
    """
    Takes the inputs of the operations out of the models: they become the arguments of methods.

    :returns: the models that are left, and for each operation its arguments with their types.
    """
    inputs = {f"{capital(operation.id)}Input": operation.id for operation in operations}
    lines = models.splitlines()
    types: dict[str, dict[str, str]] = {}
    for node in reversed(ast.parse(models).body):
        if isinstance(node, ast.ClassDef) and node.name in inputs:
            types[inputs[node.name]] = {
                ast.unparse(field.target): ast.unparse(field.annotation).removesuffix(" | None")
                for field in node.body
                if isinstance(field, ast.AnnAssign)
            }
            del lines[node.lineno - 1 : node.end_lineno]
    return re.sub(r"\n{4,}", "\n\n\n", "\n".join(lines)).strip() + "\n", types
